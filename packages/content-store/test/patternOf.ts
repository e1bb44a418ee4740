/** `length` bytes that differ from chunk to chunk, the same in every process. */
export function patternOf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index++) bytes[index] = (index * 31 + (index >>> 8)) ^ (index >>> 16);
  return bytes;
}
