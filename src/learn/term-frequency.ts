const TABLE = 256;

/** Term frequency of counts 0 to 255: 1 + ln(count), or the count itself. */
export const LOG_TF: Float64Array = new Float64Array(TABLE).map((_, n) => (n === 0 ? 0 : 1 + Math.log(n)));
export const RAW_TF: Float64Array = new Float64Array(TABLE).map((_, n) => n);

/** Term frequency after one of the two tables, for any count. */
export function termFrequency(table: Float64Array, count: number): number {
  if (count < TABLE) return table[count]!;
  return table === LOG_TF ? 1 + Math.log(count) : count;
}
