import type { Command } from './Command';
import { Hint, Keys, OptionText } from './CommandPalette.styles';

/** The content of an entry: icon, text, hint and keys. */
export function CommandContent({ command }: { readonly command: Command }) {
  const { icon, text, hint, keys = [] } = command;
  return (
    <>
      {icon}
      <OptionText>{text}</OptionText>
      {hint && <Hint>{hint}</Hint>}
      {keys.length > 0 && (
        <Keys>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Keys>
      )}
    </>
  );
}
