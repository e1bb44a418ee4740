/** What the script in the page's head does before the page's program is here, and hands over to it. */
export interface HeadPreload {
  /** By request (`requestKey`): what has been asked for, has not failed, and has not been taken yet. */
  answers: Map<string, Promise<Response>>;
  /**
   * From now on the scripts of the area come: the program itself is here and leaves the line to them. None where the area
   * was built with another offer than the program's, in short: whether it fits is still to be compared.
   */
  begin: (offer: string) => void;
}

/** The page, where a script in its head has left something. */
export const preloadingPage = globalThis as { _rabPreload?: HeadPreload };

/** A request as `HeadPreload.answers` names it: an answer that was not checked against a hash does not serve a request with that hash. */
export const requestKey = (url: string, { body, integrity }: RequestInit = {}): string =>
  [url, integrity, body].filter(Boolean).join(' ');

/** `fetch`, but the answer may be one that the page's head has asked for: the first time, with the same options. */
export function fetchPreloaded(url: string | URL | Request, options?: RequestInit): Promise<Response> {
  const answers = preloadingPage._rabPreload?.answers;
  const key = requestKey(String(url), options);
  const answer = answers?.get(key);
  answers?.delete(key);
  return answer ?? fetch(url, options);
}
