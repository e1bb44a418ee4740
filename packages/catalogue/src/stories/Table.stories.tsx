import { Table } from '@rab/ui/data';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'two columns': {
    draw: () => (
      <Table.Root aria-label="Risks" size="md">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Risk</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Found</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {['Tax', 'Mint', 'Pause'].map((risk) => (
            <Table.Row key={risk}>
              <Table.Cell>{risk}</Table.Cell>
              <Table.Cell textAlign="end">no</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    ),
  },
};
