/** As high as most projects' words and links are, and fewer ones are given: what follows hardly moves when they come. */
export const WORDS_HEIGHT = { base: '140px', lg: '94px' };
