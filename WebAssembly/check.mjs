// Runs the compiled engine under Node and compares its answers with plain JavaScript.
//
// usage: node check.mjs FILE.wasm

import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { negotiate, explain, memory } = instance.exports;

// A phone without a home button never turns upside down (D-05).
const hardware = 26;

// The device's raw value, cast, is the wanted interface orientation; flat and unknown want none
// . App and controller must share something (D-15). The wanted orientation is taken
// when all masks have its bit (A-04, D-04), otherwise the interface stays (D-43).
function expected(application, controller, device, current) {
  if (device < 1 || device > 4) return current;
  if ((application & controller) === 0) return 0;
  return (application & controller & hardware & (1 << device)) !== 0 ? device : current;
}

function fail(message) {
  console.error(`check.mjs: ${message}`);
  process.exit(1);
}

const bits = Array.from({ length: 15 }, (_, index) => (index + 1) * 2);

function checkAll() {
  let cells = 0;
  for (const application of bits) {
    for (const controller of bits) {
      for (let device = 0; device <= 6; device += 1) {
        for (let current = 1; current <= 4; current += 1) {
          const facts = [application, controller, device, current];
          const answer = negotiate(...facts);
          if (answer !== expected(...facts)) {
            fail(`negotiate(${facts}) is ${answer}, expected ${expected(...facts)}`);
          }
          if (explain(...facts) < 1) fail(`explain(${facts}) is ${explain(...facts)}`);
          cells += 1;
        }
      }
    }
  }
  return cells;
}

const cells = checkAll();
const size = memory.buffer.byteLength;
checkAll();
if (memory.buffer.byteLength !== size) fail("the same work needed more memory the second time");
console.log(`Node: ${cells} negotiations, every answer as expected, in ${size / 1024} KB memory`);
