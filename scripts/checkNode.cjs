// Loaded before the scripts by `node --require`: an older Node cannot read their TypeScript and would say so in riddles.
const minimum = 24;
if (Number(process.versions.node.split('.', 1)[0]) < minimum) {
  console.error(
    `Jinshu needs Node.js ${minimum} or newer, and this is ${process.versions.node}. Install it from https://nodejs.org and start again.`,
  );
  process.exit(1);
}
