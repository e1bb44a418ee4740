/** What the script in the page's head (script.ts) does before the page's program is here, and hands over to it. */
export interface Ahead {
  /** By address: what has been asked for, has not failed, and has not been taken yet. */
  answers: Map<string, Promise<Response>>;
  /**
   * From now on the scripts of the area come: the program itself is here and leaves the line to them. None where the area
   * was built with another offer than the program's, in short: whether it fits is still to be compared.
   */
  begin: (offer: string) => void;
}

/** The page, where a script in its head has left something. */
export const aheadPage = globalThis as { _rabAhead?: Ahead };

/** `fetch`, but the answer may be one that the page's head has asked for: the first time, with the same options. */
export function fetchAhead(url: string, options: RequestInit): Promise<Response> {
  const answers = aheadPage._rabAhead?.answers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer ?? fetch(url, options);
}
