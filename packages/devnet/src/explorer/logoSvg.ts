/** A round badge with the first letters of a name, always the same for the same name. */
export function logoSvg(name: string): string {
  const letters = (name.match(/[a-z0-9]/gi) ?? ['?']).slice(0, 3).join('').toUpperCase();
  const hue = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="hsl(${hue} 75% 58%)"/><stop offset="1" stop-color="hsl(${(hue + 45) % 360} 70% 38%)"/></linearGradient></defs><circle cx="48" cy="48" r="48" fill="url(#g)"/><text x="48" y="49" fill="#fff" font-family="system-ui,sans-serif" font-size="${letters.length > 2 ? 28 : 36}" font-weight="700" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
}
