// One chunk: recharts between two would be cut into more, and the first load carries the name of each.
export * from './PieDrawing.tsx';
export * from './StepDrawing.tsx';
