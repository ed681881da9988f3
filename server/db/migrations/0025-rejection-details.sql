-- A stored rejection keeps all of its details, not only the arguments of its message.
alter table done_once rename column refused_args to refused_details;

update done_once set refused_details = jsonb_build_object('args', refused_details) where refused_details is not null
