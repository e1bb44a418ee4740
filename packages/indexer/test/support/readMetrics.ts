/** Numbers of a server's Prometheus metrics at one moment. */
export interface Metrics {
  /**
   * Value of one sample, with its labels as they are written: `name{label="value"}`.
   * @throws when there is no such sample
   */
  value(sample: string): number;
  /** Sum of all samples of a name; 0 without any. */
  sum(name: string): number;
}

const SAMPLE = /^(\w+)(\{.*\})? (\S+)$/gm;

/**
 * Reads an address that answers in Prometheus' text format.
 * @throws when nothing answers
 */
export async function readMetrics(address: string): Promise<Metrics> {
  const text = await (await fetch(address)).text();
  const samples = [...text.matchAll(SAMPLE)].map(([, name, labels = '', value]) => ({
    name,
    sample: `${name}${labels}`,
    value: Number(value),
  }));
  return {
    value(sample) {
      const found = samples.find((each) => each.sample === sample);
      if (!found) throw new Error(`${address} has no ${sample}.`);
      return found.value;
    },
    sum: (name) => samples.reduce((sum, each) => sum + (each.name === name ? each.value : 0), 0),
  };
}
