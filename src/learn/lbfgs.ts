/** A smooth convex problem, some of its variables bounded below by 0. */
export interface Problem {
  readonly start: Float64Array;
  readonly nonNegative: (variable: number) => boolean;
  /** Stops when no component of the projected gradient is larger than this. */
  readonly tolerance: number;
  readonly maxIterations: number;
  /** Returns the objective at `point` and fills `gradient`. */
  evaluate(point: Float64Array, gradient: Float64Array): number;
}

export interface Minimum {
  readonly point: Float64Array;
  readonly iterations: number;
  readonly converged: boolean;
}

interface Pair {
  readonly step: Float64Array;
  readonly change: Float64Array;
  readonly curvature: number;
}

const MEMORY = 10;
const ARMIJO = 1e-4;
const HALVINGS = 40;

/**
 * L-BFGS (Nocedal and Wright, algorithm 7.4) with backtracking. Bounded variables follow two-metric projection
 * (Bertsekas 1982): a variable at 0 whose gradient is positive is held, the rest move along the quasi-Newton
 * direction and are clipped at 0.
 */
export function minimize(problem: Problem): Minimum {
  const n = problem.start.length;
  const bounded = Uint8Array.from({ length: n }, (_, j) => (problem.nonNegative(j) ? 1 : 0));
  let point = problem.start.slice();
  let gradient = new Float64Array(n);
  let value = problem.evaluate(point, gradient);
  const pairs: Pair[] = [];
  for (let iteration = 0; iteration < problem.maxIterations; iteration++) {
    const free = gradient.map((g, j) => (bounded[j] === 1 && point[j]! <= 0 && g > 0 ? 0 : g));
    const size = free.reduce((most, g) => Math.max(most, Math.abs(g)), 0);
    if (size <= problem.tolerance) return { point, iterations: iteration, converged: true };
    const direction = quasiNewton(free, pairs);
    let step = pairs.length === 0 ? Math.min(1, 1 / Math.sqrt(dot(free, free))) : 1;
    let accepted = false;
    for (let halving = 0; halving < HALVINGS && !accepted; halving++, step /= 2) {
      const candidate = point.map((p, j) => {
        const moved = p + step * direction[j]!;
        return bounded[j] === 1 && moved < 0 ? 0 : moved;
      });
      const slope = new Float64Array(n);
      const reached = problem.evaluate(candidate, slope);
      const moved = candidate.map((p, j) => p - point[j]!);
      if (!(reached <= value + ARMIJO * dot(free, moved))) continue;
      remember(
        pairs,
        moved,
        slope.map((g, j) => g - gradient[j]!),
      );
      point = candidate;
      gradient = slope;
      value = reached;
      accepted = true;
    }
    if (accepted) continue;
    // No descent left along the quasi-Newton direction: retry from steepest descent once, else rounding is the floor.
    if (pairs.length === 0) return { point, iterations: iteration, converged: false };
    pairs.length = 0;
  }
  return { point, iterations: problem.maxIterations, converged: false };
}

function remember(pairs: Pair[], step: Float64Array, change: Float64Array): void {
  const curvature = dot(step, change);
  if (curvature <= 1e-12 * dot(change, change)) return;
  pairs.push({ step, change, curvature });
  if (pairs.length > MEMORY) pairs.shift();
}

/** Minus the inverse Hessian estimate times the gradient, restricted to the free variables. */
function quasiNewton(free: Float64Array, pairs: readonly Pair[]): Float64Array {
  const q = free.slice();
  const alphas = new Float64Array(pairs.length);
  for (let i = pairs.length - 1; i >= 0; i--) {
    const { step, change, curvature } = pairs[i]!;
    alphas[i] = dot(step, q) / curvature;
    for (let j = 0; j < q.length; j++) q[j]! -= alphas[i]! * change[j]!;
  }
  const last = pairs[pairs.length - 1];
  const scale = last === undefined ? 1 : last.curvature / dot(last.change, last.change);
  for (let j = 0; j < q.length; j++) q[j]! *= scale;
  for (let i = 0; i < pairs.length; i++) {
    const { step, change, curvature } = pairs[i]!;
    const beta = dot(change, q) / curvature;
    for (let j = 0; j < q.length; j++) q[j]! += (alphas[i]! - beta) * step[j]!;
  }
  for (let j = 0; j < q.length; j++) q[j] = free[j] === 0 ? 0 : -q[j]!;
  return q;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += a[j]! * b[j]!;
  return sum;
}
