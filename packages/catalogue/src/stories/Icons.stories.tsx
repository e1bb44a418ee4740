import {
  AlertTriangle,
  ChevronDown,
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  ExternalLink,
  Globe,
  Grid,
  House,
  Info,
  Layers,
  Lock,
  MenuIcon,
  MessageCircle,
  Monitor,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Percent,
  Rocket,
  Send,
  ShieldCheck,
  Sprout,
  Stack,
  Sun,
  Text,
  Users,
  WalletIcon,
  X,
} from '@rab/ui';
import type { Stories } from '../Story.ts';

const ICONS = {
  AlertTriangle,
  ChevronDown,
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  ExternalLink,
  Globe,
  House,
  Info,
  Layers,
  Lock,
  MenuIcon,
  MessageCircle,
  Monitor,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Percent,
  Rocket,
  Send,
  ShieldCheck,
  Sprout,
  Sun,
  Users,
  WalletIcon,
  X,
};

export const parts = Object.keys(ICONS);

export const stories: Stories = {
  'the whole family': {
    draw: () => (
      <Grid templateColumns="repeat(auto-fill, minmax(120px, 1fr))" gap="4">
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Stack key={name} align="center">
            <Icon aria-hidden="true" />
            <Text textStyle="label">{name}</Text>
          </Stack>
        ))}
      </Grid>
    ),
  },
};
