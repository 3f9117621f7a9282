import { Search, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useUi } from '../../theme/UiContext';
import { IconButton } from '../IconButton/IconButton';
import { isComposing } from '../keyboard/isComposing';
import { Bar, ErrorText, Frame, Panel, TextInput } from './SearchField.styles';

export interface SearchFieldProps {
  /** Accessible name of the field, e.g. `搜尋商品`. */
  label: string;
  /**
   * Accessible name of the search landmark. Set it where a page has two search fields with the same
   * `label`.
   * @default label
   */
  landmark?: string | undefined;
  /** The current text. */
  value: string;
  /** Called with the new text on every change. */
  onValueChange: (value: string) => void;
  /** Called on Enter or the search button, with the trimmed text; may be `''`. */
  onSearch: (text: string) => void;
  /**
   * URL that receives the text as `q` when the form is sent before scripts run; `onSearch` takes over later.
   */
  action?: string | undefined;
  /** Shown while the field is empty. */
  placeholder?: string | undefined;
  /** Error message; announced when it appears. */
  error?: string | undefined;
  /**
   * Suggestions shown below while the field has the focus. Arrow down moves into them, Escape closes them.
   */
  panel?: ReactNode;
  /**
   * Whether it gets the focus on mount.
   * @default false
   */
  autoFocus?: boolean | undefined;
}

/**
 * A search field. Enter during IME composition does not submit.
 *
 * @example
 * <SearchField label="搜尋商品" value={q} onValueChange={setQ} onSearch={search} panel={<HotTags />} />
 */
export function SearchField({
  label,
  landmark = label,
  value,
  onValueChange,
  onSearch,
  action,
  placeholder,
  error,
  panel,
  autoFocus = false,
}: SearchFieldProps) {
  const { labels } = useUi();
  const id = useId();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);

  // Text that was typed before the page was hydrated.
  const adoptTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== value) onValueChange(typed);
  });
  useEffect(() => adoptTyped(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onSearch(value.trim());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // Its Enter must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      // Focus first: focusing the field opens the panel.
      field.current?.focus();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' && event.target === field.current) {
      const first = panelBox.current?.querySelector<HTMLElement>('a[href], button');
      if (first) {
        event.preventDefault();
        first.focus();
      }
    }
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Frame
      role="search"
      aria-label={landmark}
      action={action}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Bar>
        <TextInput
          ref={field}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus={autoFocus}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
        />
        {value && (
          <IconButton
            label={labels.clear}
            onClick={() => {
              onValueChange('');
              field.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )}
        <IconButton label={labels.search} type="submit">
          <Search />
        </IconButton>
      </Bar>
      {error && (
        <ErrorText id={id} role="alert">
          {error}
        </ErrorText>
      )}
      {panel && open && <Panel ref={panelBox}>{panel}</Panel>}
    </Frame>
  );
}
