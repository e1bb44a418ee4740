/**
 * The settings in a text of lines NAME=value, as systemd's EnvironmentFile reads them; `#` begins a remark.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export const readEnv = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [name, value.trim()]));
