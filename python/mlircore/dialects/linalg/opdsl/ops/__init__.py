"""Operations written in the language."""
