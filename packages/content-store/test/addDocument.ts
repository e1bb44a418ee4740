/** Uploads to a content store as kubo's clients do. */
export async function addDocument(
  origin: string,
  content: string | Uint8Array<ArrayBuffer>,
  query = '',
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  form.append('file', new File([content], 'info.json'));
  const response = await fetch(`${origin}/api/v0/add${query}`, { method: 'POST', body: form, headers });
  return { status: response.status, json: (await response.json()) as Record<string, string> };
}
