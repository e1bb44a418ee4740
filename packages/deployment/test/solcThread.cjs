const { parentPort } = require('node:worker_threads');
const solc = require('solc');

// standard JSON in and out
parentPort.on('message', (input) => parentPort.postMessage(solc.compile(input)));
