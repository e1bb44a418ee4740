/**
 * The value of a promise that is waited for no longer than `milliseconds`.
 * @throws `reason` when it takes longer
 */
export async function atMost<T>(milliseconds: number, promise: Promise<T>, reason: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
