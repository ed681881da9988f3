-- The sandbox decides by the amount, so what it will do with a payment need not be stored.
alter table payins drop column outcome;

alter table payouts drop column outcome
