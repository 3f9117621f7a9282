const count = (outcomes, state) => outcomes.filter((each) => each.state === state).length;

const line = (name, outcomes) =>
  `${name.padEnd(14)} ${count(outcomes, 'killed')} killed of ${outcomes.length}, ` +
  `${count(outcomes, 'survived')} survived, ${count(outcomes, 'stale')} stale, ${count(outcomes, 'notRun')} not run`;

/**
 * Sums up the outcomes of domains.
 *
 * @returns the lines to print, and whether it is as it should be: each fault was killed, or is known to survive.
 */
export function summarize(domains) {
  const all = domains.flatMap(({ outcomes }) => outcomes);
  const isFine = ({ state, fault }) =>
    state === 'killed' || (state === 'survived' && fault.known !== undefined);
  const bad = domains.flatMap(({ name, outcomes }) =>
    outcomes
      .filter((outcome) => !isFine(outcome))
      .map(({ state, by, fault }) => `✗ ${name}: ${fault.name} (${by ?? state}). ${fault.hurts}`),
  );
  const lines = [
    ...domains.map(({ name, outcomes }) => line(name, outcomes)),
    line('total', all),
    ...bad,
  ];
  return { lines, isGood: bad.length === 0 };
}
