// Runs the compiled engine under Node and compares its answers with plain JavaScript.
//
// usage: node check.mjs FILE.wasm

import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { negotiate } = instance.exports;

// The device's raw value, cast, is the interface orientation: 1 to 4 have one. It is taken
// when both masks have its bit (A-04, D-04); otherwise the interface stays as it is.
function expected(application, controller, device, interfaceOrientation) {
  const turns = device >= 1 && device <= 4 && (application & controller & (1 << device)) !== 0;
  return turns ? device : interfaceOrientation;
}

let cells = 0;
for (let application = 2; application <= 30; application += 2) {
  for (let controller = 2; controller <= 30; controller += 2) {
    for (let device = 0; device <= 6; device += 1) {
      for (let interfaceOrientation = 1; interfaceOrientation <= 4; interfaceOrientation += 1) {
        const facts = [application, controller, device, interfaceOrientation];
        const answer = negotiate(...facts);
        if (answer !== expected(...facts)) {
          console.error(`negotiate(${facts}) is ${answer}, expected ${expected(...facts)}`);
          process.exit(1);
        }
        cells += 1;
      }
    }
  }
}
console.log(`Node: ${cells} negotiations, every answer as expected`);
