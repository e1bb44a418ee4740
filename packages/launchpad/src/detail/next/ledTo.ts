/** What a part of the page needs that `ActBar` leads to: it takes the focus, and its first line is not under the header. */
export const ledTo = { tabIndex: -1, outline: 'none', scrollMarginTop: '20' } as const;
