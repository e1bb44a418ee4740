// Files that a page reads or gives to its reader: no part of any first load.
export * from './calendarFile.ts';
export * from './saveFile.ts';
