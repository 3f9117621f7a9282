import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { defaultDialogLabels } from '../../labels/zh-TW/dialogs';
import { useLabels } from '../../theme/UiContext';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import type { DialogLabels } from '../../labels/types/dialogs';
import { Field } from '../Field/Field';
import { Input } from '../Input/Input';
import { isComposing } from '../keyboard/isComposing';

export interface QuestionDialogProps {
  /** The title of the dialog. */
  title: ReactNode;
  /** The reason of the question. */
  text?: ReactNode;
  /** The question; accessible name of the field. */
  question: ReactNode;
  /** The allowed answers, compared after trimming. */
  allowed: readonly string[];
  /** Text of the button that answers: name the action. */
  confirm: ReactNode;
  /** Text of the button that closes it. */
  cancel: ReactNode;
  /**
   * `danger` for an irreversible action.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger' | undefined;
  /** Called with an allowed answer only. */
  onAnswered: () => void;
  /** Called by the other button and by Escape. */
  onCancel: () => void;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DialogLabels | undefined;
}

/**
 * A question that guards an action: only an allowed answer runs it.
 *
 * @example
 * <QuestionDialog tone="danger" title="真的要刪除帳號嗎？" question="請輸入「刪除帳號」" allowed={['刪除帳號']}
 *   confirm="永久刪除" cancel="保留帳號" onAnswered={destroy} onCancel={close} />
 */
export function QuestionDialog({
  title,
  text,
  question,
  allowed,
  confirm,
  cancel,
  tone = 'primary',
  onAnswered,
  onCancel,
  labels: own,
}: QuestionDialogProps) {
  const labels = useLabels('dialogs', own, defaultDialogLabels);
  const [answer, setAnswer] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  function check(event: FormEvent): void {
    event.preventDefault();
    // React bubbles the submit event to the page, which may have a form around the dialog.
    event.stopPropagation();
    const isRight = allowed.includes(answer.trim());
    setIsWrong(!isRight);
    if (isRight) onAnswered();
    else form.current?.querySelector('input')?.focus();
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      initialFocus={form}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={tone}>
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={check}>
        <Field required label={question} error={isWrong && labels.wrongAnswer}>
          <Input
            autoComplete="off"
            value={answer}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
            }}
            onChange={({ target }) => {
              setAnswer(target.value);
              setIsWrong(false);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
