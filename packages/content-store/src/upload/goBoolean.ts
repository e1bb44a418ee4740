const TRUE: readonly string[] = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const FALSE: readonly string[] = ['0', 'f', 'F', 'FALSE', 'false', 'False'];

/**
 * A boolean as kubo reads it, which is Go's strconv.ParseBool; an option without a value is true.
 * @returns undefined for a text that is not a boolean
 */
export function goBoolean(text: string): boolean | undefined {
  if (text === '' || TRUE.includes(text)) return true;
  return FALSE.includes(text) ? false : undefined;
}
