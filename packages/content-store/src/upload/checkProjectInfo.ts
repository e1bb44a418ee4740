import { PROJECT_INFO_MAX_BYTES, projectInfoSchema } from '@rab/config';
import * as v from 'valibot';

/** Unknown fields would be stored for ever though nothing reads them: refused, where a reader merely drops them. */
const uploadSchema = v.strictObject(projectInfoSchema.entries);

const NO_OBJECT = 'The file is not a JSON object.';

/** Why the bytes are no project info document, in one sentence; null when they are. */
export function checkProjectInfo(bytes: Uint8Array): string | null {
  if (bytes.length > PROJECT_INFO_MAX_BYTES) return `The file is larger than ${PROJECT_INFO_MAX_BYTES} bytes.`;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return 'The file is not UTF-8 JSON.';
  }
  if (Array.isArray(json)) return NO_OBJECT;
  const result = v.safeParse(uploadSchema, json);
  if (result.success) return null;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (!field) return NO_OBJECT;
  return field in uploadSchema.entries ? `${field} ${issue.message}.` : `${field} is not a field of project info.`;
}
