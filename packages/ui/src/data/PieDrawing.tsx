import { Cell, Pie, PieChart } from 'recharts';
import { INNER_RADIUS, OUTER_RADIUS, type Part, RING_SIZE } from './RingSketch.tsx';
import { sliceColor } from './sliceColors.ts';

/** The ring itself, hidden from assistive technology and the Tab key: its numbers are in the table next to it. */
export function PieDrawing({ parts }: { parts: Part[] }) {
  return (
    <PieChart width={RING_SIZE} height={RING_SIZE} accessibilityLayer={false}>
      <Pie
        data={parts}
        dataKey="share"
        nameKey="name"
        rootTabIndex={-1}
        innerRadius={INNER_RADIUS}
        outerRadius={OUTER_RADIUS}
        paddingAngle={2}
        stroke="none"
        isAnimationActive={false}
      >
        {parts.map(({ name }, index) => (
          <Cell key={name} fill={sliceColor(index)} />
        ))}
      </Pie>
    </PieChart>
  );
}
