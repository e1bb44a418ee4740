export const NOT_NUMBER = 'Must be number';
export const NOT_POSITIVE = 'Must be greater than 0';
