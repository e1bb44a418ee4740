import { expect, it } from '@jest/globals';
import { videoEmbed } from './videoEmbed.ts';

const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', PLAYER],
  ['https://youtube.com/watch?list=x&v=dQw4w9WgXcQ', PLAYER],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', PLAYER],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', PLAYER],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', PLAYER],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('a watch link becomes the link of a player without cookies: %s [DET-01]', (link, player) => {
  expect(videoEmbed(link)).toBe(player);
});

it.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/watch',
  'https://vimeo.com/channels/staff',
  'javascript:alert(1)',
  'no link',
])('another link is never shown in a frame: %s', (link) => {
  expect(videoEmbed(link)).toBeNull();
});
