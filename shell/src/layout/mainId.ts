/** Id of the page's <main>: the skip link and every change of page put the focus there. */
export const MAIN_ID = 'content';
