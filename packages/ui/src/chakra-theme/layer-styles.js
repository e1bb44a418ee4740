/** Of Chakra's layer styles the one that its recipes name. */
export const layerStyles = { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } };
