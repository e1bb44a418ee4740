/** On the outermost part of a page of rows or cards: the page takes the theme's width `wide` instead of `content` where the window has it. */
export const wide = { 'data-wide': '' } as const;
