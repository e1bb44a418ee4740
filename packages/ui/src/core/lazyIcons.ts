// Icons of the parts that come when they are used; outside the first facade, so that no first load carries them.
export {
  ArrowLeft,
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  LogOut,
  QrCode as QrCodeIcon,
  Search,
  Smartphone,
} from 'lucide-react';
