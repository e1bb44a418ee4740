import type { ProjectInfo } from '@rab/config';
import { StackError } from '../process/StackError.ts';
import type { Project } from './projects.ts';

export interface Places {
  content: string;
  explorer: string;
  /** How the content store is reached; default: `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Uploads what a project says of itself to the content store, as the creation wizard does. Its logo and links are
 * served by the local explorer.
 * @returns the document's hash
 */
export async function uploadProject(project: Project, places: Places): Promise<string> {
  const link = (name: string) => `${places.explorer}/elsewhere/${encodeURIComponent(`${project.name} ${name}`)}`;
  const info: ProjectInfo = {
    logoUrl: `${places.explorer}/logo/${project.symbol}.svg`,
    description: project.description,
    websiteUrl: link('website'),
    gitHubUrl: link('GitHub'),
    twitterUrl: link('Twitter'),
    discordUrl: link('Discord'),
    telegramUrl: link('Telegram'),
    youtubleUrl: '',
    facebookUrl: '',
    mediumUrl: link('Medium'),
    redditUrl: '',
    whitepaperUrl: '',
  };
  return upload(new File([JSON.stringify(info)], 'info.json', { type: 'application/json' }), places);
}

/**
 * Uploads a file to the content store.
 * @returns its hash
 * @throws {StackError} where the store refuses it
 */
export async function upload(file: File, places: Places): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const response = await (places.fetch ?? fetch)(`${places.content}/api/v0/add`, { method: 'POST', body: form });
  const answer = (await response.json()) as { Hash?: string; Message?: string };
  if (!answer.Hash) throw new StackError(`The content store refused ${file.name}: ${answer.Message}`);
  return answer.Hash;
}
