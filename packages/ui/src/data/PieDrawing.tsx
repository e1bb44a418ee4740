import { Cell, Pie, PieChart } from 'recharts';
import { sliceColor } from './sliceColors.ts';

const SIZE = 176;

/** The ring itself, hidden from assistive technology and the Tab key: its numbers stand in the table beside it. */
export function PieDrawing({ slices }: { slices: { name: string; share: number }[] }) {
  return (
    <PieChart width={SIZE} height={SIZE} accessibilityLayer={false}>
      <Pie
        data={slices}
        dataKey="share"
        nameKey="name"
        rootTabIndex={-1}
        innerRadius={52}
        outerRadius={84}
        paddingAngle={2}
        stroke="none"
        isAnimationActive={false}
      >
        {slices.map(({ name }, index) => (
          <Cell key={name} fill={sliceColor(index)} />
        ))}
      </Pie>
    </PieChart>
  );
}
