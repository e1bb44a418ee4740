// In place of the federation runtime's own reading of version ranges: the library that our own check of releases uses already.
export { satisfies as satisfy } from 'compare-versions';
