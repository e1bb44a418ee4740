import '@rab/federation/runtime-core';
import './start/bootstrap.tsx';
