import { useFieldProps } from './field.tsx';

/** The ids that tie one of Chakra's inputs to the label of the Field around it. */
export function useFieldIds(): { input: string; label: string } | undefined {
  const { id } = useFieldProps();
  return id === undefined ? undefined : { input: id, label: `${id}label` };
}
