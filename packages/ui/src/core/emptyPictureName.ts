/** What an empty place is for. */
export type EmptyPictureName = 'portfolio' | 'sale' | 'lock' | 'token' | 'search' | 'done';
