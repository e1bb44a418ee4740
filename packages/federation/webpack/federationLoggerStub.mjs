// In place of the federation runtime's logger, which can do more than write to the console and is made twice as a module runs:
// no build can leave that out.
const written =
  (level, prefix) =>
  (...said) =>
    console[level](prefix, ...said);

export const createLogger = (prefix) => ({
  log: written('log', prefix),
  info: written('info', prefix),
  success: written('info', prefix),
  ready: written('info', prefix),
  warn: written('warn', prefix),
  error: written('error', prefix),
  debug() {},
});
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => {};
export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]');
export const infrastructureLogger = /* @__PURE__ */ createLogger('[ Module Federation ]');
