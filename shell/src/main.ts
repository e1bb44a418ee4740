import '@rab/federation/begin';
import '@rab/federation/runtime-core';
import './start/bootstrap.tsx';
