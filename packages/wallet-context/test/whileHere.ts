/** What a page hears of an answer: nothing any more once it is gone. */
export async function whileHere<T>(asked: Promise<T>, isGone: () => boolean): Promise<T> {
  const never = new Promise<never>(() => {});
  const answer = await asked.catch((error: unknown) => (isGone() ? never : Promise.reject(error)));
  return isGone() ? never : answer;
}
