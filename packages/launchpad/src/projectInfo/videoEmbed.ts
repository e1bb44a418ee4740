/** Ids of videos: letters, digits, - and _. */
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,15}$/;

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];

const youtube = (id: string | null | undefined): string | null =>
  id && YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;

/**
 * The player of a video behind the link that one watches it by (DET-01), of the hosts whose players set no cookie before
 * they play; null for every other link, which is shown as a link.
 */
export function videoEmbed(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^www\./, '');
  const [first, second] = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(first);
  if (YOUTUBE_HOSTS.includes(host))
    return youtube(first === 'embed' || first === 'shorts' || first === 'live' ? second : searchParams.get('v'));
  if (host === 'vimeo.com')
    return first && VIMEO_ID.test(first) ? `https://player.vimeo.com/video/${first}?dnt=1` : null;
  return null;
}
