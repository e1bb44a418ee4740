import * as runtimeCore from '@module-federation/runtime-core';

/** Where builds look for the federation runtime's core that they do not carry themselves (`externalRuntime`). */
const page = globalThis as { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore };
page._FEDERATION_RUNTIME_CORE ??= runtimeCore;
