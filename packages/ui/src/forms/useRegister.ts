import { useFormContext } from 'react-hook-form';

/**
 * Registers a field. Fields in `revalidates`, whose rules depend on this one, are judged again with every change of it,
 * but only once the person has been there: nobody is told off for a field not yet reached.
 */
export function useRegister(name: string, revalidates: readonly string[] = []) {
  const { register, trigger, getFieldState, formState } = useFormContext();
  const onChange = () => {
    const visited = revalidates.filter((other) => {
      const { isTouched, invalid } = getFieldState(other, formState);
      return isTouched || invalid;
    });
    if (visited.length > 0) void trigger(visited);
  };
  return register(name, { onChange });
}
