const FIRST =
  'Amber Arctic Banana Birch Carrot Cobalt Desert Ember Falcon Forest Galaxy Ginger Harbor Indigo Jasmine Lantern Lunar Maple Marble Meadow Nebula Ocean Orchid Pepper Pixel Quartz Rabbit River Saffron Silver Tulip Velvet'.split(
    ' ',
  );
const SECOND =
  'Bridge Cash Chain Coin Credit Dao Dex Engine Farm Finance Gate Gold Index Inu Lab Labs Land Market Money Network Oracle Pad Pay Pool Protocol Share Stake Swap Token Vault Wallet Yield'.split(
    ' ',
  );

/** Steps through the words so that neighbours differ. */
const word = (words: readonly string[], number: number): string => words[(number * 7) % words.length] as string;

/** Name of token `number`: two words from a small vocabulary and the number; each word is in about 1 of 32 names. */
export const nameOf = (number: number): string => `${word(FIRST, number)} ${word(SECOND, number >> 5)} ${number}`;

/** Symbol of token `number`: the words' first letters and the number in base 36. */
export const symbolOf = (number: number): string =>
  `${word(FIRST, number).slice(0, 2)}${word(SECOND, number >> 5).slice(0, 2)}${number.toString(36)}`.toUpperCase();
